import { followFaq } from './enhance/faq.ts'
import { closeMenu } from './enhance/menu.ts'
import { namePlace } from './enhance/not-found.ts'
import { followPerson, showFarewell } from './enhance/person.ts'
import { followReviews } from './enhance/reviews.ts'
import { turnTestimonials } from './enhance/testimonials.ts'
import { followTheme } from './enhance/theme.ts'
import { showNotices } from './enhance/toasts.ts'

// The one script of the public pages. All of them can be read and used without it: it adds what needs to be alive. Each
// part looks for its place in the page, and does nothing where there is none.

followTheme()
followPerson()
closeMenu()
turnTestimonials()
followFaq()
namePlace()
showNotices()
showFarewell()
followReviews()
