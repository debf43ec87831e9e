import { cpus, totalmem } from 'node:os'

/** The machine that the figures were measured on. */
export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
})
export type Machine = ReturnType<typeof machine>
