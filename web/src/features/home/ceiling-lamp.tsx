/** A brass lamp hanging from the ceiling of a room, 44 × 40 px. */
export function CeilingLamp() {
  return (
    <svg width={44} height={40} viewBox="0 0 44 40" aria-hidden="true" focusable="false">
      <path d="M21 0h2v14h-2zM14 14h16l6 10H8z" fill="var(--brass)" />
      <path d="M11 20h22l1.8 3H9.2z" fill="var(--night)" opacity=".45" />
      <path d="M12 24h20q-2 9-10 9t-10-9z" fill="var(--lamp-hot)" />
    </svg>
  );
}
