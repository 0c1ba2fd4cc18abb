export const MENU_ID = 'menu';

/** Invoker commands of the menu's buttons: browsers that support them open it before any script runs. */
export const opensMenu = { command: 'show-modal', commandfor: MENU_ID } as const;

export const closesMenu = { command: 'close', commandfor: MENU_ID } as const;
