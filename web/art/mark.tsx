import { ink } from './inlay.ts'

/** The A whose bar passes over one leg and under the other. */
export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0 }}>
    <path fill="currentColor" d="M13 3h5.6l-3.9 12.1H9.1zM7.1 21.3h5.6L9.9 29H4.5zM13.4 3H19l8.6 26H22z" />
    <path fill={ink('citta.400')} d="M1 16.2h15.3l1.3 4H1zM24.6 16.2H31v4h-5.1z" />
  </svg>
)
