/** Dispatched on the window once the app has taken over the prerendered page. */
export const APP_READY_EVENT = 'app:ready';
