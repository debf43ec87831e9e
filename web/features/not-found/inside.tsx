import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An address below the dashboard that is not there: the navigation stays at hand. */
export const NotFoundInside = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])
  return (
    <>
      <PageHead title="404" />
      <EmptyState
        motif="lozenge"
        title="Oops! Page not found"
        text="The link may be wrong, or the page was moved. You have lost nothing."
        action={<LinkButton to={paths.dashboard}>Return to Dashboard</LinkButton>}
      />
    </>
  )
}
