/** Id of the main landmark, which takes the focus after a navigation. */
export const MAIN_ID = 'main';
