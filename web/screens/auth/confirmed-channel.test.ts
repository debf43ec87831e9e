import { expect, test, vi } from 'vitest'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'

test('a tab that waits for this address takes it', async () => {
  const take = vi.fn()
  const stop = onConfirmed('amina@mail.example', take)
  expect(await announceConfirmed('amina@mail.example')).toBe(true)
  expect(take).toHaveBeenCalledOnce()
  stop()
})

test('a tab that waits for another address does not', async () => {
  const take = vi.fn()
  const stop = onConfirmed('bola@mail.example', take)
  expect(await announceConfirmed('amina@mail.example')).toBe(false)
  expect(take).not.toHaveBeenCalled()
  stop()
})

test('a tab that has gone does not', async () => {
  onConfirmed('amina@mail.example', () => undefined)()
  expect(await announceConfirmed('amina@mail.example')).toBe(false)
})
