import type { Role } from './role.ts'
import { aidRoles } from './roles/aid.ts'
import { buildingRoles } from './roles/building.ts'
import { creativeRoles } from './roles/creative.ts'
import { educationRoles } from './roles/education.ts'
import { financeRoles } from './roles/finance.ts'
import { healthRoles } from './roles/health.ts'
import { hospitalityRoles } from './roles/hospitality.ts'
import { officeRoles } from './roles/office.ts'
import { operationsRoles } from './roles/operations.ts'
import { salesRoles } from './roles/sales.ts'
import { technologyRoles } from './roles/technology.ts'

export const roles: readonly Role[] = [
  ...financeRoles,
  ...operationsRoles,
  ...salesRoles,
  ...healthRoles,
  ...educationRoles,
  ...buildingRoles,
  ...technologyRoles,
  ...aidRoles,
  ...officeRoles,
  ...hospitalityRoles,
  ...creativeRoles,
]
