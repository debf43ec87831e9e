import { expect, test, vi } from 'vitest'
import { timing } from '../../timing.ts'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'

const amina = 'amina@mail.example'
/** Long where an answer comes, short where none does. */
const waits = (ms: number) => vi.spyOn(timing, 'otherTab', 'get').mockReturnValue(ms)

test('a tab that waits for this address and has its password takes it', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: amina, canSignIn: true, callback })
  waits(10_000)
  expect(await announceConfirmed(amina)).toBe(true)
  expect(callback).toHaveBeenCalledOnce()
  stop()
})

test('a tab without the password hears of it, and leaves the login to who announced it', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: amina, canSignIn: false, callback })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(callback).toHaveBeenCalledOnce()
  stop()
})

test('a tab that waits for another address does not', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: 'bola@mail.example', canSignIn: true, callback })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(callback).not.toHaveBeenCalled()
  stop()
})

test('a tab that has gone does not', async () => {
  onConfirmed({ email: amina, canSignIn: true, callback: () => undefined })()
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
})
