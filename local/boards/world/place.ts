/** Where the work is done, as far as an advert says. */
export type Place = {
  /** A part of the city; empty where it is the whole. */
  readonly area: string
  readonly city: string
  /** State, province or county; empty: not said. */
  readonly region: string
  readonly country: string
  /** ISO 3166 alpha-2, in capitals. */
  readonly code: string
}

/** `Lekki, Lagos`: what people there would say. */
export const shortPlace = ({ area, city }: Place): string => (area ? `${area}, ${city}` : city)

/** `Lagos, Nigeria`: what a board of the whole world says. */
export const longPlace = ({ city, country }: Place): string => [city, country].filter(Boolean).join(', ')
