import { useEffect, useMemo, useState } from 'react'
import type { Measure } from '../../shared/domain/paper/lines.ts'
import type { Family } from '../../shared/domain/paper/looks.ts'
import { fontFamilies, fontWeights, newMeasure } from './measure.ts'

const serifFiles = [
  { weight: 'regular', local: 'Noto Serif' },
  { weight: 'medium', local: 'Noto Serif Medium' },
  { weight: 'semibold', local: 'Noto Serif SemiBold' },
] as const

let isSerifAdded = false

/**
 * Adds the serif font of the paper, 16 kB a weight. A device that has it does not fetch it, and a person who saves data
 * reads the preview in a serif font of their device.
 */
const addSerif = (): void => {
  if (isSerifAdded) return
  isSerifAdded = true
  const savesData = document.documentElement.dataset.saveData !== undefined
  for (const { weight, local } of serifFiles) {
    const file = `url(/assets/noto-serif-1/noto-serif-${weight}.woff2) format('woff2')`
    const source = [`local('${local}')`, ...(savesData ? [] : [file])].join(', ')
    document.fonts.add(new FontFace('Paper Serif', source, { weight: String(fontWeights[weight]) }))
  }
}

/** Measures the texts of a paper. It is another one when the fonts of these texts are there. */
export const useMeasure = (family: Family, text: string): Measure => {
  const [loads, setLoads] = useState(0)
  const letters = useMemo(() => [...new Set(text)].sort().join(''), [text])
  useEffect(() => {
    let isCurrent = true
    if (family === 'serif') addSerif()
    const fonts = Object.values(fontWeights).map(weight => `${weight} 10px ${fontFamilies[family]}`)
    // A font that does not load changes nothing: the text stands in the next one of its family.
    void Promise.allSettled(fonts.map(font => document.fonts.load(font, letters))).then(() => {
      if (isCurrent) setLoads(count => count + 1)
    })
    return () => {
      isCurrent = false
    }
  }, [family, letters])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that was loaded has other widths
  return useMemo(newMeasure, [loads, family])
}
