/** ID of the main landmark, which receives focus after a navigation. */
export const MAIN_ID = 'main';
