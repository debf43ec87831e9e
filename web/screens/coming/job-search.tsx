import { useLocation } from 'react-router-dom'
import { BoardLinks } from './board-links.tsx'
import { Coming } from './coming.tsx'
import { jobSearchWords } from './words.ts'

export const JobSearchRoute = () => {
  const words = new URLSearchParams(useLocation().search).get('q') ?? ''
  return (
    <Coming words={jobSearchWords}>
      <BoardLinks words={words} />
    </Coming>
  )
}
