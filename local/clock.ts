const RealDate = Date
let shift = 0

/**
 * The `Date` of this process with a clock that is `shift` milliseconds ahead. All other functions of `Date` are
 * unchanged.
 */
const shiftedDate = new Proxy(RealDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [target.now() + shift] : parts, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
})

export type Clock = {
  /** Moves the clock of this process forward, for every function in it. */
  readonly advance: (seconds: number) => void
  readonly restore: () => void
}

/**
 * Makes a clock that can move the time of this process. Timers keep their own pace. The moves of several clocks add up.
 */
export const createClock = (): Clock => {
  let moved = 0
  const move = (milliseconds: number) => {
    moved += milliseconds
    shift += milliseconds
    globalThis.Date = shift === 0 ? RealDate : shiftedDate
  }
  return { advance: seconds => move(seconds * 1000), restore: () => move(-moved) }
}
