import { expect, test } from 'vitest'
import { sampleOf, withoutKeys } from './sample.ts'

test.each<[unknown, string]>([
  [
    { id: 7, title: 'Cook', remote: false, salary: null },
    '{"id":7,"title":"Cook","remote":false,"salary":null}',
  ],
  [{ about: 'word '.repeat(30) }, '{"about":"word word word word word word word word…"}'],
  [
    { tags: ['a', 'b', 'c'], place: { at: { in: { city: 'Jos' } } } },
    '{"tags":["a","… 3 in all"],"place":{"at":{"in":"…"}}}',
  ],
  [
    { apiKey: 'x1', 'recruiter-mail': 'a@b.ng', Phone: 8031234567 },
    '{"apiKey":"…","recruiter-mail":"…","Phone":"…"}',
  ],
  [
    { url: 'https://user:pass@jobs.ng/1?app_key=s3cret&x=1', note: 'Use 9f86d081884c7d659a2feaa0c55ad015' },
    '{"url":"https://jobs.ng/1?…","note":"Use …"}',
  ],
  [{ note: 'Call 0803 123 4567' }, '{"note":"Call [contact given at the source]"}'],
  ['<!doctype html>\n<title>Just a moment</title>', '"<!doctype html> <title>Just a moment</t…"'],
  [undefined, 'nothing that can be read'],
])('%j is shown as %s', (value, sample) => {
  expect(sampleOf(value)).toBe(sample)
})

test('a sample is short, and our own keys are taken out', () => {
  const wide = Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`field-${n}`, 'x'.repeat(90)]))
  expect(sampleOf(wide).length).toBeLessThanOrEqual(500)
  expect(withoutKeys('{"note":"for aiki-jobs"}', { reliefwebAppName: 'aiki-jobs' })).toBe('{"note":"for …"}')
})
