export const MENU_ID = 'menu';

/** Says in the page itself what the menu's buttons do: a browser that knows commands opens it before any script has come. */
export const opensMenu = { command: 'show-modal', commandfor: MENU_ID } as const;

export const closesMenu = { command: 'close', commandfor: MENU_ID } as const;
