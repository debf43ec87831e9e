import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../functions/runtime/log.ts'
import { logToFile } from './log-file.ts'

afterEach(() => vi.restoreAllMocks())

test('every line is written to the file, and errors are shown on the terminal too', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'aiki-log-')), 'log')
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  logToFile(file)
  const log = createLog({ requestId: 'one' })
  log.info('answered')
  log.error('failed')
  const kept = (await readFile(file, 'utf8')).trim().split('\n')
  expect(kept.map(line => JSON.parse(line).message)).toEqual(['answered', 'failed'])
  expect(shown.mock.calls).toEqual([[kept[1]]])
})

test('on a full disk lines are lost, the terminal says so once, and nothing else fails', () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  // Linux has a device that is always full.
  logToFile('/dev/full')
  const log = createLog()
  log.info('answered')
  log.info('answered')
  expect(shown.mock.calls).toEqual([[expect.stringContaining('The disk of this machine is full')]])
})
