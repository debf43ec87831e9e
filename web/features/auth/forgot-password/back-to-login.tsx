import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'

export const BackToLogin = () => (
  <Button asChild variant="outline" size="lg">
    <Link to={paths.auth()}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      Back to Login
    </Link>
  </Button>
)
