import { showToast } from '../../design/layers/toasts.js';

/** The toasts of infra/docs/product.md. */
export function announceOrder(isPlaced: boolean): void {
  if (isPlaced) {
    const text = "Thank you for your purchase. We'll process your order shortly.";
    showToast({ title: 'Order Placed Successfully!', text, tone: 'done' });
    return;
  }
  const text = 'There was an error processing your order. Please try again.';
  showToast({ title: 'Order Failed', text, tone: 'refused' });
}
