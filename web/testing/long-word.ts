/** Longer than a phone is wide: what people write may be. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
