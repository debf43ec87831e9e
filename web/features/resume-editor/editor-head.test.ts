import { expect, test } from 'vitest'
import { savedWords } from './editor-head.tsx'

const now = new Date('2026-11-20T10:00:00Z')
const savedAt = '2026-11-20T09:58:00Z'

test.each([
  [{ busy: false, isDirty: false }, 'Saved 2 minutes ago'],
  [{ busy: false, isDirty: true }, 'Not saved yet'],
  [{ busy: true, isDirty: true }, 'Saving'],
])('%o', (how, words) => {
  expect(savedWords({ ...how, savedAt }, now)).toBe(words)
})
