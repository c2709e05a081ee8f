/**
 * The inline script of the page that hosts the widget. It loads the widget and tells the site which
 * boxes of the page it shows. The build passes the settings in data attributes.
 */
import { followFootprint } from './follow-footprint.ts';
import { installStandInStorage } from './stand-in-storage.ts';

const { url = '', globals = '{}' } = document.currentScript?.dataset ?? {};

/** `location.origin` is the site's even where the page itself has no origin. */
function tellSite(message: unknown): void {
  parent.postMessage(message, location.origin);
}

// The site passes what the widget has stored in the name of the window.
if (origin === 'null') installStandInStorage(window.name, tellSite);
Object.assign(window, JSON.parse(globals));
followFootprint(document, tellSite);

const script = document.createElement('script');
script.src = url;
document.head.append(script);
