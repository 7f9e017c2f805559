/** Id of the small screen's menu, with which the header ends. */
export const MENU_ID = 'menu'
