/** Id of the element with the hydration data. In a file of its own because a page's first script needs it. */
export const HYDRATION_DATA_ID = 'hydration-data';
