import { expect, test, vi } from 'vitest'
import { timing } from '../../timing.ts'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'

const amina = 'amina@mail.example'
/** Long where an answer comes, short where none does. */
const waits = (ms: number) => vi.spyOn(timing, 'otherTab', 'get').mockReturnValue(ms)

test('a tab that waits for this address and has its password takes it', async () => {
  const hear = vi.fn()
  const stop = onConfirmed({ email: amina, takes: true, hear })
  waits(10_000)
  expect(await announceConfirmed(amina)).toBe(true)
  expect(hear).toHaveBeenCalledOnce()
  stop()
})

test('a tab without the password hears of it, and leaves the login to who announced it', async () => {
  const hear = vi.fn()
  const stop = onConfirmed({ email: amina, takes: false, hear })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(hear).toHaveBeenCalledOnce()
  stop()
})

test('a tab that waits for another address does not', async () => {
  const hear = vi.fn()
  const stop = onConfirmed({ email: 'bola@mail.example', takes: true, hear })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(hear).not.toHaveBeenCalled()
  stop()
})

test('a tab that has gone does not', async () => {
  onConfirmed({ email: amina, takes: true, hear: () => undefined })()
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
})
