/** The element that carries the hydration data. In a file of its own because the first script of a page needs it. */
export const HYDRATION_DATA_ID = 'hydration-data';
