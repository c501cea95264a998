import { Controller, Delete, Get, Header, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { AnyStaff, Owner } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { StaffSessions } from '../../application/staff-sessions.js';
import type { SignedInUser } from '../../domain/account.js';
import { CurrentUser } from './current-user.js';
import { STAFF_ID_PARAM, StaffSessionDto, toStaffSessionDto } from './staff.dto.js';

const SESSION_UNKNOWN = [404, 'staff.session_not_found', 'Esa sesión ya está cerrada.'] as const;
const SESSION_ID_PARAM = { ...STAFF_ID_PARAM, name: 'sessionId', description: 'Of the list of sessions.' } as const;
const ENDED = { description: 'Ended.' };

/** Ending a session needs no fresh password: after losing a phone every minute counts, and it grants no rights. */
@ApiTags('staff')
@Controller()
export class StaffSessionsController {
  constructor(private readonly sessions: StaffSessions) {}

  /** List my open sessions (staff) */
  @Get('auth/sessions')
  @AnyStaff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [StaffSessionDto] })
  @ApiErrors(401, 403)
  listMySessions(@CurrentUser() me: SignedInUser): Promise<StaffSessionDto[]> {
    return this.list(me, me.id);
  }

  /** End all my sessions but this one (staff) */
  @Delete('auth/sessions')
  @AnyStaff()
  @HttpCode(204)
  @ApiNoContentResponse(ENDED)
  @ApiErrors(401, 403)
  endMyOtherSessions(@CurrentUser() me: SignedInUser): Promise<void> {
    return this.sessions.endAll(me, me.id);
  }

  /** End one of my sessions (staff) */
  @Delete('auth/sessions/:sessionId')
  @ApiParam(SESSION_ID_PARAM)
  @AnyStaff()
  @HttpCode(204)
  @ApiNoContentResponse(ENDED)
  @ApiErrors(400, 401, 403, SESSION_UNKNOWN)
  endMySession(@CurrentUser() me: SignedInUser, @Param('sessionId', ParseUUIDPipe) sessionId: string): Promise<void> {
    return this.sessions.end(me, me.id, sessionId);
  }

  /** List the open sessions of a person (owner) */
  @Get('staff/:id/sessions')
  @ApiParam(STAFF_ID_PARAM)
  @Owner()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [StaffSessionDto] })
  @ApiErrors(400, 401, 403)
  listStaffSessions(
    @CurrentUser() me: SignedInUser,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StaffSessionDto[]> {
    return this.list(me, id);
  }

  /** End all sessions of a person (owner) */
  @Delete('staff/:id/sessions')
  @ApiParam(STAFF_ID_PARAM)
  @Owner()
  @HttpCode(204)
  @ApiNoContentResponse(ENDED)
  @ApiErrors(400, 401, 403, [404, 'staff.not_found', 'Esa persona no está en el equipo.'])
  endStaffSessions(@CurrentUser() me: SignedInUser, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.sessions.endAll(me, id);
  }

  /** End one session of a person (owner) */
  @Delete('staff/:id/sessions/:sessionId')
  @ApiParam(SESSION_ID_PARAM)
  @ApiParam(STAFF_ID_PARAM)
  @Owner()
  @HttpCode(204)
  @ApiNoContentResponse(ENDED)
  @ApiErrors(400, 401, 403, SESSION_UNKNOWN)
  endStaffSession(
    @CurrentUser() me: SignedInUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('sessionId', ParseUUIDPipe) sessionId: string,
  ): Promise<void> {
    return this.sessions.end(me, id, sessionId);
  }

  private async list(me: SignedInUser, accountId: string): Promise<StaffSessionDto[]> {
    return (await this.sessions.list(accountId)).map((session) => toStaffSessionDto(session, me));
  }
}
