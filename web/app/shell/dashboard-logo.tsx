import { Link } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { LogoAnchor, Mark, Wordmark } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'

/** The way to the dashboard. `compact` shows the mark alone, and the name to screen readers. */
export const DashboardLogo = ({ compact = false }: { compact?: boolean }) => (
  <LogoAnchor asChild {...(compact && { 'aria-label': brand.name })}>
    <Link to={paths.dashboard}>{compact ? <Mark size={28} /> : <Wordmark />}</Link>
  </LogoAnchor>
)
