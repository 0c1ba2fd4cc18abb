/** In its own file because a page's first script needs it. */
export const HYDRATION_DATA_ID = 'hydration-data';
