import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Booking } from './booking.entity.js';
import { BookingsResolver } from './bookings.resolver.js';
import { BookingsService } from './bookings.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Slot } from './slot.entity.js';
import { Tour } from './tour.entity.js';

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
  type Query { alive: Boolean! }
  type Mutation { createBooking(input: CreateBookingInput!): CreateBookingResult! }
  input CreateBookingInput {
    tourType: String! tourDate: String! tourTime: String! groupSize: Int! firstName: String! lastName: String!
    email: String! phone: String! totalAmount: String! paymentStatus: String! paymentIntentId: String!
    liabilityWaiverAccepted: Boolean!
  }
  type Booking {
    id: ID! confirmationCode: String! tourType: String! tourName: String! tourDate: String! tourTime: String!
    groupSize: Int! firstName: String! lastName: String! email: String! phone: String! paymentStatus: String!
    paymentIntentId: String!
  }
  type BookingCreated { booking: Booking! }
  type SlotFull { message: String! }
  type TourNotOffered { message: String! }
  type AmountMismatch { message: String! }
  type PaymentAlreadyUsed { message: String! }
  union CreateBookingResult = BookingCreated | SlotFull | TourNotOffered | AmountMismatch | PaymentAlreadyUsed
`;

/** The service as a course on Nest would have it. */
@Module({})
export class AppModule {
  static forRoot(databaseUrl: string): DynamicModule {
    const dataSource = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      entities: [Booking, OutboxMessage, Slot, Tour],
      synchronize: true,
      installExtensions: false,
      poolSize: 10,
    });
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloFederationDriverConfig>({
          driver: ApolloFederationDriver,
          typeDefs,
          graphiql: false,
        }),
      ],
      providers: [
        BookingsService,
        BookingsResolver,
        { provide: DataSource, useFactory: () => dataSource.initialize() },
      ],
    };
  }
}
