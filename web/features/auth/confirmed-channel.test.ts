import { expect, test, vi } from 'vitest'
import { timing } from '../../timing.ts'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'

const amina = 'amina@mail.example'
/** Long where an answer comes, short where none does. */
const waits = (ms: number) => vi.spyOn(timing, 'otherTab', 'get').mockReturnValue(ms)

test('a tab that waits for this address and has its password signs in', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: amina, canSignIn: true, callback })
  waits(10_000)
  expect(await announceConfirmed(amina)).toBe(true)
  expect(callback).toHaveBeenCalledOnce()
  stop()
})

test('a tab without the password is notified, and leaves the login to the other tab', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: amina, canSignIn: false, callback })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(callback).toHaveBeenCalledOnce()
  stop()
})

test('a tab that waits for another address is not notified', async () => {
  const callback = vi.fn()
  const stop = onConfirmed({ email: 'bola@mail.example', canSignIn: true, callback })
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
  expect(callback).not.toHaveBeenCalled()
  stop()
})

test('a closed tab does not answer', async () => {
  onConfirmed({ email: amina, canSignIn: true, callback: () => undefined })()
  waits(50)
  expect(await announceConfirmed(amina)).toBe(false)
})
