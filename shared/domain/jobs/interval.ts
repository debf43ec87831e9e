const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** How long is between two runs of `rate(30 minutes)`, in milliseconds. Throws for what is no rate. */
export const intervalOf = (expression: string): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day')
    throw new Error(`${expression} is no rate of minutes, hours or days.`)
  return Number(count) * units[unit]
}
