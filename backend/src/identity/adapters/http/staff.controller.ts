import { Body, Controller, Delete, Get, Header, HttpCode, Param, ParseUUIDPipe, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { InviteStaff } from '../../application/invite-staff.js';
import { InvitationService } from '../../application/invitation-service.js';
import { StaffPeople } from '../../application/staff-people.js';
import type { SignedInUser } from '../../domain/account.js';
import { CurrentUser } from './current-user.js';
import {
  ChangeStaffDto,
  InviteStaffDto,
  STAFF_ID_PARAM,
  StaffMemberDto,
  toInvitedDto,
  toStaffMemberDto,
} from './staff.dto.js';

const STAFF_UNKNOWN = [404, 'staff.not_found', 'Esa persona no está en el equipo.'] as const;
const LAST_OWNER = [409, 'staff.last_owner', 'Tiene que quedar al menos una dueña.'] as const;
const ALREADY = [409, 'staff.already', 'Esta persona ya está en el equipo.'] as const;
const SHOPPER = [409, 'staff.shopper_account', 'Este correo ya tiene una cuenta de compras.'] as const;

@ApiTags('staff')
@Controller('staff')
@Owner()
export class StaffController {
  constructor(
    private readonly people: StaffPeople,
    private readonly invitations: InviteStaff,
    private readonly sent: InvitationService,
  ) {}

  /** List staff members, then open invitations (owner) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [StaffMemberDto] })
  @ApiErrors(401, 403)
  async listStaff(@CurrentUser() me: SignedInUser): Promise<StaffMemberDto[]> {
    const [people, invitations] = [await this.people.list(), await this.sent.open()];
    return [...people.map((person) => toStaffMemberDto(person, me)), ...invitations.map(toInvitedDto)];
  }

  /**
   * Invite a person to the staff (owner)
   *
   * @remarks Mails a link to the email, valid once, for 3 days. A further invitation of the same email replaces the earlier one. An
   * email with a shopper's account is refused, so that no account has both roles.
   */
  @Post()
  @ConfirmedIdentity()
  @ApiCreatedResponse({ type: StaffMemberDto })
  @ApiErrors(400, 401, 403, IDENTITY_NOT_CONFIRMED, ALREADY, SHOPPER, 413, 415, POLICIES.staffInvitations)
  async inviteStaff(@CurrentUser() me: SignedInUser, @Body() { email, role }: InviteStaffDto): Promise<StaffMemberDto> {
    return toInvitedDto(await this.invitations.invite(me, email, role));
  }

  /** Change the role of a person, and end their sessions (owner) */
  @Patch(':id')
  @ApiParam(STAFF_ID_PARAM)
  @ConfirmedIdentity()
  @ApiOkResponse({ type: StaffMemberDto })
  @ApiErrors(400, 401, 403, IDENTITY_NOT_CONFIRMED, STAFF_UNKNOWN, LAST_OWNER, 413, 415)
  async changeStaff(
    @CurrentUser() me: SignedInUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { role }: ChangeStaffDto,
  ): Promise<StaffMemberDto> {
    return toStaffMemberDto({ account: await this.people.changeRole(me, id, role), lastSeenAt: null }, me);
  }

  /**
   * Remove a person from the staff, or cancel an invitation (owner)
   *
   * @remarks Ends the person's sessions and rights at once. What they did keeps their name.
   */
  @Delete(':id')
  @ApiParam(STAFF_ID_PARAM)
  @ConfirmedIdentity()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiErrors(400, 401, 403, IDENTITY_NOT_CONFIRMED, STAFF_UNKNOWN, LAST_OWNER)
  async removeStaff(@CurrentUser() me: SignedInUser, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.invitations.cancel(me, id))) await this.people.remove(me, id);
  }
}
