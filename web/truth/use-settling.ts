import { useEffect, useRef, useState } from 'react'
import { type TruthReport, unsupported } from '../../shared/domain/truth/report.ts'
import { focusInPlace } from '../ui/focus-in-place.ts'

const leftWords = (count: number, noun: string): string => {
  if (count === 0) return `Every ${noun} has a source now.`
  return count === 1 ? `1 ${noun} without a source is left.` : `${count} ${noun}s without a source are left.`
}

/**
 * What a press in the card leads to: the focus goes to the box that follows the one that is settled, or where none does
 * to the card's title, and what happened is said.
 */
export const useSettling = (report: TruthReport, noun: string) => {
  const card = useRef<HTMLElement>(null)
  const settled = useRef<number>(null)
  const [news, setNews] = useState({ text: '', count: 0 })

  // The text is checked a moment after the press: the boxes change then.
  useEffect(() => {
    const at = settled.current
    settled.current = null
    if (at === null) return
    const boxes = card.current?.querySelectorAll<HTMLElement>('[data-truth-box]') ?? []
    const heir = boxes[Math.min(at, boxes.length - 1)] ?? card.current?.querySelector('[data-truth-title]')
    if (heir instanceof HTMLElement) focusInPlace(heir)
    setNews(now => ({ ...now, count: unsupported(report).length }))
  }, [report])

  return {
    card,
    settle: (at: number, act: () => void, text: string) => {
      settled.current = at
      setNews({ text, count: unsupported(report).length })
      act()
    },
    said: news.text && `${news.text} ${leftWords(news.count, noun)}`,
  }
}
