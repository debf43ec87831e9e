import { expect, test } from 'vitest'
import { comparison, figure } from './figures.ts'
import { merged, type Outcome, type Report, section, summary } from './report.ts'

const tracker: Outcome = {
  name: 'tracker',
  about: 'each operation beside the bare calls',
  seconds: 61.4,
  figures: [
    comparison('list p50', 2.3456, 'ms', { name: 'bare', value: 2 }, 1.3),
    comparison('import of 50 p99', 120, 'ms', { name: 'bare', value: 60 }, 1.5),
    figure('bundle of applications', 312.4, 'kB', 400),
    figure('errors', 0, 'errors'),
  ],
  notes: [],
}
const broken: Outcome = { name: 'load', about: 'fifty at once', seconds: 3, failure: 'No free port.' }

test('figures are in aligned lines, each with its ratio and its target', () => {
  expect(section(tracker)).toBe(
    [
      'tracker (61 s): each operation beside the bare calls',
      '  list p50                 2.35 ms  bare 2.00  1.17×    ≤ 1.3×      met',
      '  import of 50 p99          120 ms  bare 60.0  2.00×    ≤ 1.5×  NOT MET',
      '  bundle of applications  312.4 kB                    ≤ 400 kB      met',
      '  errors                  0 errors',
      '',
    ].join('\n'),
  )
})

test('the notes of a rough run are below its figures', () => {
  const lines = section({ ...tracker, notes: ['list: wanted 50, got 49'] }).split('\n')
  expect(lines.slice(-3)).toEqual(['  errors                  0 errors', '  list: wanted 50, got 49', ''])
})

test('a measurement that failed says why', () => {
  expect(section(broken)).toBe('load (3 s): fifty at once\n  FAILED: No free port.\n')
})

test('the summary counts figures and targets, and names failures', () => {
  const report = {
    startedAt: '2026-11-20T10:00:00.000Z',
    machine: { cpu: 'x', cores: 2, memoryGb: 8, node: 'v24.0.0', platform: 'linux x64' },
    measurements: [tracker, broken],
  }
  expect(summary(report)).toBe('bench: 4 figures in 64 s, 2 of 3 aims met, failed: load')
  expect(summary({ ...report, measurements: [tracker] })).toBe(
    'bench: 4 figures in 61 s, 2 of 3 aims met, no measurement failed',
  )
})

test('a target is judged by the measured value, not by the printed one', () => {
  expect(figure('import', 45.0004, 'ms', 45).met).toBe(false)
  expect(comparison('list', 1.30001, 'ms', { name: 'bare', value: 1 }, 1.3).met).toBe(false)
  expect(comparison('list', 1.3, 'ms', { name: 'bare', value: 1 }, 1.3).met).toBe(true)
})

const machine = { cpu: 'EPYC', cores: 2, memoryGb: 25, node: 'v24', platform: 'linux x64' }
const report = (measurements: readonly Outcome[], cpu = 'EPYC'): Report => ({
  startedAt: '2026-11-20T10:00:00Z',
  machine: { ...machine, cpu },
  measurements,
})

test('a new measurement replaces the old one at its place', () => {
  const anew = { ...tracker, seconds: 1 }
  const { measurements } = merged(report([broken, tracker]), report([anew]), ['tracker', 'load'])
  expect(measurements).toEqual([anew, broken])
})

test('figures of two machines cannot be in one report', () => {
  expect(() => merged(report([broken]), report([tracker], 'Xeon'), ['tracker', 'load'])).toThrow(
    'another machine',
  )
})
