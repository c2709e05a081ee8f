/**
 * What only the owner of the company knows. Every fact is optional: what is absent is not shown, and
 * nothing is invented in its place. Legal name, address and prices are settings, customers are in
 * `customers.ts`. `npm run operate -- facts` lists what is given, sample or missing.
 */
import type { ProductId } from '../products/ids.ts';
import type { NamedItem } from '../section.ts';

interface Person {
  readonly name: string;
  readonly role: string;
  /** Path of a square picture in public/. */
  readonly picture?: string;
}

/** The next date of a course, and what only that date has. */
interface CourseDate {
  /** ISO 8601, such as "2027-02-08". */
  readonly starts: string;
  /** A city, or "Live online". */
  readonly place: string;
  /** Of each day, with the time zone. */
  readonly hours: string;
  readonly language: string;
  readonly trainer?: string;
  /** With its currency. */
  readonly fee?: string;
}

interface Certificate {
  readonly name: string;
  readonly issuer: string;
  /** ISO 8601. */
  readonly validUntil: string;
}

export interface OwnerFacts {
  /** In international form, such as "+91 20 1234 5678". */
  readonly phone?: string;
  /** India’s E-Commerce Rules 2020 ask for a name, a post and a way to write. */
  readonly grievanceOfficer?: { readonly name: string; readonly email: string };
  /** The city whose courts the terms name. */
  readonly registeredOffice?: string;
  /** How the company began, in paragraphs. */
  readonly story?: readonly string[];
  readonly people?: readonly Person[];
  readonly courseDates?: Partial<Readonly<Record<ProductId, readonly CourseDate[]>>>;
  /** First answer on a running platform, by severity: the name is the severity. */
  readonly responseTimes?: readonly NamedItem[];
  readonly certificates?: readonly Certificate[];
  /** One sentence about professional and cyber insurance. */
  readonly insurance?: string;
  /** Whoever else processes customers’ data, beside those that the settings add. */
  readonly subprocessors?: readonly NamedItem[];
  readonly statusUrl?: string;
  /** Where customers find their platforms, courses and invoices. */
  readonly customerUrl?: string;
  /** What Edzy does today, confirmed by whoever runs it. */
  readonly copilotAbilities?: readonly NamedItem[];
}

export const owner: OwnerFacts = {};

/** What each fact is for. */
export const factNames: Readonly<Record<keyof OwnerFacts, string>> = {
  phone: 'telephone number, on the contact page',
  grievanceOfficer: 'grievance officer, on the contact page and in the terms',
  registeredOffice: 'city of the registered office, whose courts the terms name',
  story: 'how the company began, on About',
  people: 'people, on About',
  courseDates: 'dates of courses, with place, hours, language, trainer and fee',
  responseTimes: 'first answer by severity, on Security and Support',
  certificates: 'certificates, on Security',
  insurance: 'insurance, on Security',
  subprocessors: 'further subprocessors, on Security',
  statusUrl: 'status page, on Support',
  customerUrl: 'customers’ portal, on Support',
  copilotAbilities: 'what Edzy does today, confirmed',
};
