/** ID of the search field: there is one at a time, on the search page or in the dialog. */
export const SEARCH_FIELD_ID = 'search-field';
