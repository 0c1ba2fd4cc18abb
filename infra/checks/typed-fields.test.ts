import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { buildASTSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import ts from 'typescript';

const root = new URL('../..', import.meta.url).pathname;
const sources = join(root, 'services/notifications/src');

/** What anybody can type, and have mailed to anyone: it passes `plainName` or `quotedText` (product.md §9.6). */
const TYPED =
  `Booking.firstName Booking.lastName ContactMessage.firstName ContactMessage.lastName ContactMessage.message
  GroupBill.organizationName GroupEntryMail.organizationName GroupEntryMail.organizerName MyGroup.organizationName MyGroup.organizerName ContactMessage.phone Delivery.address Delivery.city Delivery.state Delivery.zipCode Order.customerName
  OrderDonation.note OrderVoucher.recipientName Parcel.carrier Parcel.trackingNumber PaymentLink.firstName PaymentLink.lastName VoucherMail.fromName VoucherMail.message
  VoucherMail.recipientName WaitlistEntry.firstName WaitlistEntry.lastName`.split(/\s+/);

/** What the house writes, and what has a form of its own: amounts, times, codes, links, addresses that were checked. */
const OURS = new RegExp(
  `\\.(__typename|\\w*(Url|At|Until|Date|Time|Code|Codes|Amount|[tT]otal|Email|Price|Shipping|Token)|amount|base|code|codes|date
  |deadline|dueOn|email|goods|last4|left|lineTotal|listAmount|month|orderNumber|party|paymentStatus|price|productName|proofFor|rate
  |reference|returned|sendOn|shipping|subject|tax|ticket|toBlocked|token|total|tourDuration|tourName|toVouchers|until|url)$
  |^MyGroup\\.number$|\\.(group|otherGroup|document)Number$|^(PreferredDay|GroupDocument|GroupQuoteLine|Amount|ReportPage|Displacement|Staff|AccountLink|Reminder)\\.
  |^Order(Line|Cancellation)\\.name$
  |^Booking\\.food(OrderDetails|OrderRestaurant|DeliveryAddress)$`.replace(/\s+/g, ''),
);

/** Functions whose e-mail goes to the house alone. */
const TO_THE_HOUSE = ['composeForStaff', 'staffWords'];
const GUARDS = ['plainName', 'quotedText'];
/** Of the types above, by what no other type has. */
const ALWAYS = ['firstName', 'lastName', 'customerName', 'recipientName', 'fromName', 'zipCode'];

const filesOf = (ending: string): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(ending) && !/generated|testing|\.test\.ts$/.test(name),
  );

/** Texts that e-mails ask for, as `Type.field`, by folder of the document. */
function textsAskedFor(): ReadonlyMap<string, ReadonlySet<string>> {
  const supergraph = parse(readFileSync(join(root, 'gateway/supergraph.graphql'), 'utf8'));
  const info = new TypeInfo(buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true }));
  const found = new Map<string, Set<string>>();
  for (const file of filesOf('.graphql')) {
    const texts = found.get(dirname(file)) ?? new Set();
    found.set(dirname(file), texts);
    const Field = ({ name }: { readonly name: { readonly value: string } }): undefined => {
      const type = info.getType();
      if (type && getNamedType(type).name === 'String') texts.add(`${info.getParentType()?.name}.${name.value}`);
      return undefined;
    };
    visit(parse(readFileSync(join(sources, file), 'utf8')), visitWithTypeInfo(info, { Field }));
  }
  return found;
}

/** Uses of the fields as a value that no guard wraps, as `field in line`. */
function unguarded(text: string, fields: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const taken = new Set<string>();
  const note = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name)) {
      const { propertyName: field, name } = node;
      if (!field) taken.add(name.text);
      // Under another name it would be lost from sight.
      else if (ts.isIdentifier(field) && fields.has(field.text)) found.push(`${field.text} renamed to ${name.text}`);
    }
    ts.forEachChild(node, note);
  };
  note(source);
  const isGuarded = (node: ts.Node): boolean => {
    for (let at = node; at.parent; at = at.parent) {
      if (ts.isCallExpression(at) && GUARDS.includes(at.expression.getText(source))) return true;
      if (ts.isFunctionDeclaration(at) && TO_THE_HOUSE.includes(at.name?.text ?? '')) return true;
    }
    return false;
  };
  const isValue = (node: ts.Identifier): boolean => {
    const { parent } = node;
    if (ts.isTypeNode(parent) || ts.isTypeElement(parent) || ts.isBindingElement(parent)) return false;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
    // Elsewhere the name can be of the whole, as a message's.
    if (!taken.has(node.text) && !(ts.isPropertyAccessExpression(parent) && parent.name === node)) return false;
    if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) return parent.name !== node;
    // A comparison, and the left side of `&&` or `?`, say whether there is one.
    const [used, by] = ts.isPropertyAccessExpression(parent) ? [parent, parent.parent] : [node, parent];
    if (ts.isPrefixUnaryExpression(by)) return false;
    if (ts.isConditionalExpression(by)) return by.condition !== used;
    if (!ts.isBinaryExpression(by)) return true;
    const operator = by.operatorToken.getText(source);
    return !(/^[!=]==$/.test(operator) || (operator === '&&' && by.left === used));
  };
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && fields.has(node.text) && isValue(node) && !isGuarded(node))
      found.push(`${node.text} in line ${source.getLineAndCharacterOfPosition(node.pos).line + 1}`);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

it('knows of each text that an e-mail asks for whether somebody types it', () => {
  const asked = new Set([...textsAskedFor().values()].flatMap((texts) => [...texts]));
  expect([...asked].filter((field) => !TYPED.includes(field) && !OURS.test(field))).toEqual([]);
  expect(TYPED.filter((field) => !asked.has(field))).toEqual([]);
});

it('finds a typed text that a template takes as it is', () => {
  const fields = new Set(['recipientName', 'message']);
  const way = (shown: string) => `function f({ recipientName, message }: V) { return [${shown}]; }`;
  const around = [
    `\`For \${recipientName}\``,
    'voucher.message',
    '{ message }',
    'lines(message)',
    '(({ message: m }) => m)(v)',
    'v.message ?? none',
    'none && v.message',
    'v.message ? v.message : none',
  ];
  expect(around.map((shown) => unguarded(way(shown), fields).length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  const right = [
    'plainName(recipientName)',
    `\`\${quotedText(v.message)}\``,
    `message !== ''`,
    '{ message: 1 }',
    'v.message && quotedText(v.message)',
    'message ? quotedText(message) : none',
    '!message',
  ];
  expect(right.flatMap((shown) => unguarded(way(shown), fields))).toEqual([]);
});

it('is quoted or made plain in each e-mail that goes to a visitor', () => {
  const asked = textsAskedFor();
  const faults = filesOf('.ts').flatMap((file) => {
    const folders = [...asked].filter(([folder]) => `${dirname(file)}/`.startsWith(`${folder}/`));
    const own = folders.flatMap(([, texts]) => [...texts].filter((text) => TYPED.includes(text)));
    const fields = new Set([...ALWAYS, ...own.map((text) => text.split('.')[1] ?? '')]);
    return unguarded(readFileSync(join(sources, file), 'utf8'), fields).map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
