const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Two significant digits are as much as an estimate knows: `1,800`, `0.012`. */
export const about = (value: number): string => {
  if (value === 0) return '0'
  const rounded = Number(value.toPrecision(2))
  return rounded >= 10 ? whole.format(rounded) : String(rounded)
}

export const inDollars = (value: number): string => `$${about(value)}`
export const inPeople = (value: number): string => whole.format(Number(value.toPrecision(2)))
export const exactly = (value: number): string => whole.format(value)
