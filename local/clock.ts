const RealDate = Date
let shift = 0

/** The Date of this process, moved on by `shift` where it is asked for the present; all else is what it always was. */
const shiftedDate = new Proxy(RealDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [target.now() + shift] : parts, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
})

export type Clock = {
  /** Moves `Date` of this process on, for every function in it. */
  readonly advance: (seconds: number) => void
  /** Takes back what this clock moved. */
  readonly restore: () => void
}

/** A hand on the time of this process. Timers keep their own pace. Several clocks add up. */
export const createClock = (): Clock => {
  let moved = 0
  const move = (milliseconds: number) => {
    moved += milliseconds
    shift += milliseconds
    globalThis.Date = shift === 0 ? RealDate : shiftedDate
  }
  return { advance: seconds => move(seconds * 1000), restore: () => move(-moved) }
}
