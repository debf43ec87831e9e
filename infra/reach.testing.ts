import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  MethodDeclaration,
  Node,
  PropertyAssignment,
  ShorthandPropertyAssignment,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Symbol as Named, type NodeHandle, SymbolFlags, type Type } from 'typescript/unstable/sync'

const onTable = (action: string) => `dynamodb:${action} on <Table/table.Arn>`
/** The methods of the store's `Table` and the parts of a transaction, with the right that DynamoDB asks for. */
export const rights = {
  get: onTable('GetItem'),
  getMany: onTable('BatchGetItem'),
  query: onTable('Query'),
  put: onTable('PutItem'),
  update: onTable('UpdateItem'),
  remove: onTable('DeleteItem'),
  check: onTable('ConditionCheckItem'),
}
const rightOf: ReadonlyMap<string, string> = new Map(Object.entries(rights))
const onAgenda = `${onTable('Query')}/index/agenda`
/** Stands for the check of a caller, because the contract tells what the check of each operation needs. */
export const checkOfCaller = 'guarded'

/** No store is behind a type of these rooms, so the name of its member is not that of a store's member. */
const withoutStores = /\/functions\/(services|jobs\/index)\//

/** What the code of one declaration names. */
type Edges = {
  readonly rights: Set<string>
  readonly to: Map<string, Node>
  /** The methods of an object that a store returns. They run only where something names them. */
  readonly methods: Map<string, { readonly name: string; readonly node: Node }>
  /** Members of types that are written out. A type does not tell which store has the method. */
  readonly members: Set<string>
}

const keyOf = ({ path, index }: NodeHandle): string => `${path}#${index}`
const isFunction = (node: Node) => is.isArrowFunction(node) || is.isFunctionExpression(node)
/** A property of an object that may be a function. */
const isMethod = (node: Node): node is MethodDeclaration | PropertyAssignment | ShorthandPropertyAssignment =>
  is.isMethodDeclaration(node) ||
  is.isShorthandPropertyAssignment(node) ||
  (is.isPropertyAssignment(node) && (isFunction(node.initializer) || is.isIdentifier(node.initializer)))
const isReturned = ({ parent }: Node): boolean =>
  is.isParenthesizedExpression(parent)
    ? isReturned(parent)
    : is.isReturnStatement(parent) || is.isArrowFunction(parent)
const isType = (node: Node) =>
  is.isTypeNode(node) || is.isTypeAliasDeclaration(node) || is.isInterfaceDeclaration(node)
const nameOf = (node: Node): string =>
  is.isVariableDeclaration(node) || is.isPropertyAssignment(node) || isMethod(node) ? node.name.getText() : ''
/** What runs only where its name is used. */
const isNamed = (node: Node) =>
  is.isFunctionDeclaration(node) ||
  (is.isVariableDeclaration(node) && node.initializer !== undefined && isFunction(node.initializer))

/**
 * Finds the rights on the table that the code of a function can use, on whatever path: from the file of the function,
 * each name leads to its declaration.
 */
export const openReach = (root: string) => {
  // A configuration of its own, because that of the package has five times as many files.
  const folder = mkdtempSync(join(tmpdir(), 'aiki-reach-'))
  const configuration = join(folder, 'tsconfig.json')
  const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')], types: ['node'] }
  const include = [join(root, 'functions/lambda')]
  writeFileSync(
    configuration,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include }),
  )
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProjects: [configuration] }).getProjects()
  rmSync(folder, { recursive: true })
  if (!project) throw new Error('The compiler has opened no project.')
  const { checker, program } = project

  const sourceOf = (name: string): Node => {
    const source = program.getSourceFile(join(root, name))
    if (!source) throw new Error(`There is no file ${name}.`)
    return source
  }
  let write: Type | undefined
  sourceOf('functions/store/table.ts').forEachChild(node => {
    if (is.isTypeAliasDeclaration(node) && node.name.text === 'Write') write = checker.getTypeAtLocation(node)
  })
  /** Whether an object is a part of a transaction. */
  const isWrite = (node: Node): boolean => {
    const type = checker.getTypeAtLocation(node)
    return type !== undefined && write !== undefined && checker.isTypeAssignableTo(type, write)
  }

  const handles = new Map<number, readonly NodeHandle[]>()
  const declarationsOf = (symbol: Named | undefined): readonly NodeHandle[] => {
    if (!symbol) return []
    const known = handles.get(symbol.id)
    if (known) return known
    const real = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const ours = real.declarations.filter(({ path }) => /^(?!.*node_modules).*\/functions\//.test(path))
    handles.set(symbol.id, ours)
    return ours
  }

  const readEdges = (start: Node): Edges => {
    const edges: Edges = { rights: new Set(), to: new Map(), methods: new Map(), members: new Set() }
    const names: Node[] = []
    const follow = (symbol: Named | undefined, at?: Node): void => {
      for (const handle of declarationsOf(symbol)) {
        const [node, name] = [handle.resolve(), symbol?.name ?? '']
        if (!node) continue
        const isMember = is.isPropertySignatureDeclaration(node) || is.isMethodSignatureDeclaration(node)
        if (handle.path.endsWith('/functions/store/table.ts')) {
          const call = at?.parent.parent
          const range = call && is.isCallExpression(call) ? call.arguments[0]?.getText() : undefined
          const right = range?.includes("index: 'agenda'") ? onAgenda : rightOf.get(name)
          if (isMember && right !== undefined) edges.rights.add(right)
        } else if (!isMember) edges.to.set(keyOf(handle), node)
        else if (!node.type || is.isFunctionTypeNode(node.type) || is.isTypeReferenceNode(node.type))
          if (!withoutStores.test(handle.path)) edges.members.add(name)
      }
    }
    const walkObject = (node: Node, properties: readonly Node[]): void => {
      const isOfStore = isReturned(node) && node.getSourceFile().fileName.includes('/functions/store/')
      for (const property of properties) {
        const right = rightOf.get(nameOf(property))
        if (right !== undefined && isWrite(node)) edges.rights.add(right)
        const symbol = isOfStore && isMethod(property) && checker.getSymbolAtLocation(property.name)
        const [handle] = symbol ? symbol.declarations : []
        if (handle) edges.methods.set(keyOf(handle), { name: nameOf(property), node: property })
        else walk(property)
      }
    }
    const walk = (node: Node | undefined): void => {
      if (!node || isType(node) || is.isImportDeclaration(node) || (node !== start && isNamed(node))) return
      if (is.isShorthandPropertyAssignment(node)) follow(checker.getShorthandAssignmentValueSymbol(node))
      else if (is.isObjectLiteralExpression(node)) walkObject(node, node.properties)
      else if (is.isIdentifier(node)) names.push(node)
      else if (is.isPropertyAssignment(node)) walk(node.initializer)
      else if (is.isBindingElement(node)) {
        walk(node.initializer)
        if (node.name && !is.isIdentifier(node.name)) walk(node.name)
      } else node.forEachChild(it => void walk(it))
      if (is.isElementAccessExpression(node)) {
        const type = checker.getTypeAtLocation(node.expression)
        for (const member of type ? checker.getPropertiesOfType(type) : []) follow(member)
      }
    }
    if (is.isBindingElement(start)) {
      const type = is.isObjectBindingPattern(start.parent) && checker.getTypeAtLocation(start.parent)
      const name = start.propertyName ?? start.name
      if (type && name) follow(checker.getPropertyOfType(type, name.getText()))
    } else if (is.isVariableDeclaration(start)) walk(start.initializer)
    else if (!is.isParameterDeclaration(start)) walk(start)
    if (names.length > 0)
      checker.getSymbolAtLocation(names).forEach((symbol, index) => void follow(symbol, names[index]))
    return edges
  }

  const known = new Map<string, Edges>()
  const edgesOf = (key: string, node: Node): Edges => {
    const edges = known.get(key) ?? readEdges(node)
    known.set(key, edges)
    return edges
  }
  return {
    close: () => api.close(),
    /** The rights that the function of `functions/lambda/<name>.ts` can use, each with the way to the code that does. */
    of: (name: string): ReadonlyMap<string, string> => {
      const used = new Map<string, string>()
      const ways = new Map<string, string>()
      const queue: [key: string, node: Node][] = []
      const [methods, members]: [Edges['methods'], Edges['members']] = [new Map(), new Set()]
      const reach = (key: string, node: Node, way: string): void => {
        if (ways.has(key)) return
        const own = nameOf(node)
        ways.set(key, own === '' ? way : `${way} > ${own}`)
        queue.push([key, node])
      }
      const file = `functions/lambda/${name}.ts`
      reach(file, sourceOf(file), name)
      for (const [key, node] of queue) {
        const way = ways.get(key) ?? ''
        if (nameOf(node) === checkOfCaller) {
          used.set(checkOfCaller, way)
          continue
        }
        const edges = edgesOf(key, node)
        for (const right of edges.rights) if (!used.has(right)) used.set(right, way)
        for (const [to, target] of edges.to) reach(to, target, way)
        for (const method of edges.methods) methods.set(...method)
        for (const member of edges.members) members.add(member)
        for (const [to, method] of methods) if (members.has(method.name)) reach(to, method.node, way)
      }
      return used
    },
  }
}
