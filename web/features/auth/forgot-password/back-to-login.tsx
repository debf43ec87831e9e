import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'

export const BackToLogin = () => (
  <Button asChild variant="outline" size="lg">
    <Link to={paths.auth()}>
      <ArrowLeft />
      Back to Login
    </Link>
  </Button>
)
