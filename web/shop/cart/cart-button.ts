/** It gets the focus when the cart's last layer closes. */
export const CART_BUTTON_ID = 'cart-button';

export function focusCartButton(): void {
  document.getElementById(CART_BUTTON_ID)?.focus({ preventScroll: true });
}
